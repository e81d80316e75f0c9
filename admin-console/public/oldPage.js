// Where the console's code does not come, the browser kept a page from before an update: it is loaded anew, once
// (src/fetching/reloadOnce.ts). A file, because the content security policy allows no script in the page.
addEventListener(
  'error',
  ({ target }) => {
    if (target.type !== 'module') return;
    try {
      const before = Number(sessionStorage.getItem('samudra-emas.reloaded'));
      if (navigator.onLine && Date.now() - before > 60_000) {
        sessionStorage.setItem('samudra-emas.reloaded', String(Date.now()));
        return location.reload();
      }
    } catch {}
    const say = () => {
      const reload = Object.assign(document.createElement('a'), { href: '', textContent: 'muat ulang' });
      const note = document.createElement('p');
      note.setAttribute('role', 'alert');
      note.append('Back-office belum dapat dimuat. Periksa koneksi Anda, lalu ', reload, '.');
      document.getElementById('root').prepend(note);
    };
    // The script stands in the head, and may fail before the rest of the page is read.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', say);
    else say();
  },
  true,
);
