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
    const words = "Back-office belum dapat dimuat. Periksa koneksi Anda, lalu <a href=''>muat ulang</a>.";
    document.getElementById('root').insertAdjacentHTML('afterbegin', `<p role="alert">${words}</p>`);
  },
  true,
);
