import { expect, it } from 'vitest';
import { videoOrigins, videoPlayer } from './videoPlayer.ts';

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', youTube],
  ['https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ', youTube],
  ['http://www.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
  ['https://youtu.be/dQw4w9WgXcQ?si=a', youTube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', youTube],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', youTube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youTube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  ['https://vimeo.com/76979871/ab12cd34ef', `${vimeo}&h=ab12cd34ef`],
  ['https://player.vimeo.com/video/76979871?h=ab12cd34ef', `${vimeo}&h=ab12cd34ef`],
])('frames %s in privacy mode, from an origin that the policy names [S2.74]', (link, url) => {
  expect(videoPlayer(link)).toEqual({ kind: 'frame', url });
  expect(videoOrigins).toContain(new URL(url).origin);
});

it.each(['/media/film.mp4', 'https://cdn.example/a/Film.WEBM?v=2', '/media/film.m4v', 'film.ogv', '/a/film.mov'])(
  'plays the file %s by the browser [S2.74]',
  (link) => expect(videoPlayer(link)).toEqual({ kind: 'file', url: link }),
);

it.each([
  '/pages/cara-belanja',
  'https://video.example/1',
  'https://www.youtube.com/@kanal',
  'https://www.youtube.com/watch?v=../../evil',
  'https://www.youtube.com/watch',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'http://cdn.example/film.mp4',
  'javascript:alert(1)//film.mp4',
  'data:video/mp4;base64,AAAA.mp4',
  '/film.mp4.html',
  'https://',
  '',
])('leaves %j an ordinary link [S2.74]', (link) => expect(videoPlayer(link)).toBeUndefined());
