/** The calendar, in Indonesian. */
export const eventFields = {
  kind: 'Macam',
  title: 'Judul',
  beginsAt: 'Mulai',
  endsAt: 'Selesai',
  isAllDay: 'Sehari penuh',
  place: 'Tempat',
  note: 'Catatan',
  projectNo: 'Proyek',
  adminName: 'Milik',
};

export const eventTexts = {
  events: {
    view: 'Tampilan',
    month: 'Bulan',
    list: 'Daftar',
    today: 'Hari ini',
    more: '%{count} lagi',
    from: 'Dari',
    to: 'Sampai',
    what: 'Acara',
    everybody: 'Semua orang',
    derived: 'Ini berasal dari pekerjaan itu sendiri dan berubah bersama proyek atau invoice-nya.',
  },
  eventKind: {
    attendance: 'Kunjungan',
    report_due: 'Tenggat laporan',
    follow_up: 'Tindak lanjut',
    invoice_due: 'Jatuh tempo invoice',
    meeting: 'Rapat',
    leave: 'Cuti',
  },
};
