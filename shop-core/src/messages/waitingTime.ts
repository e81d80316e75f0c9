/** How long to wait, in words and never too short: 'dalam 40 detik', 'dalam 15 menit'. */
export function waitingTime(seconds: number): string {
  if (!(seconds > 0)) return 'sebentar lagi';
  return seconds < 60 ? `dalam ${Math.ceil(seconds)} detik` : `dalam ${Math.ceil(seconds / 60)} menit`;
}
