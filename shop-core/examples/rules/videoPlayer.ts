import { videoPlayer } from 'shop-core/rules/content';

console.log(videoPlayer('/media/toko.mp4')?.kind); // → file
console.log(videoPlayer('https://youtu.be/dQw4w9WgXcQ')?.kind); // → frame
console.log(videoPlayer('https://contoh.test/halaman')); // → undefined
