/** What the shop says when a form has again what was typed before the login ended. */
export const keptOutcomes = {
  typingKept: 'Isian Anda sebelum sesi berakhir masih tersimpan. Silakan lanjutkan.',
} as const;
