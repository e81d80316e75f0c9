import type { notes, tasks } from '../../tables/work/diary.ts';
import type { documents } from '../../tables/work/reports.ts';
import type { Calendar } from './calendar.ts';
import type { Fate } from './fate.ts';
import type { Job } from './jobs.ts';

// Papers are listed since then.
const oldest = -150;

/** The papers that were asked for at the first visit. A follow-up for documents waits for the first of them. */
export function documentsOf(job: Job, fate: Fate, calendar: Calendar): (typeof documents.$inferInsert)[] {
  const { days, fall, detail, id } = job;
  const visit = days.visits[0] ?? 1;
  if (job.isEnquiry || visit > Math.min(0, days.cancelled ?? 0) || visit < oldest) return [];
  return detail.checklist.slice(0, 2).map((kind, at) => {
    const received = visit + fall.between(2, 25);
    const isMissing = received > 0 || (at === 0 && fate.followUp?.reason === 'documents');
    const createdAt = calendar.past(visit, 12);
    return {
      ...{ projectId: id, kind, requestedOn: calendar.day(visit) },
      receivedOn: isMissing ? null : calendar.day(received),
      createdAt,
      updatedAt: isMissing ? createdAt : calendar.past(received, 12),
    };
  });
}

const chores = [
  'Minta berita acara dan buku harian kapal dari agen',
  'Kirim daftar foto ke penanggung',
  'Periksa penawaran biaya galangan',
  'Hubungi surveyor klas soal rekomendasi sementara',
  'Susun perhitungan cadangan untuk laporan berikutnya',
] as const;

/** Open ones only while the project is; those of a closed one are done. */
export function tasksOf(job: Job, fate: Fate, calendar: Calendar): (typeof tasks.$inferInsert)[] {
  const { id, fall, days, surveyorId } = job;
  const isOpen = ['assigned', 'attending', 'reporting', 'final_issued', 'follow_up'].includes(fate.status);
  if (!isOpen && !(fate.status === 'closed' && fall.chance(35))) return [];
  return Array.from({ length: fall.between(1, 2) }, (): typeof tasks.$inferInsert => {
    const isDone = !isOpen || fall.chance(30);
    const begun = Math.min(0, days.assigned + fall.between(0, 3));
    const due = isOpen && !isDone ? fall.between(-6, 18) : begun + fall.between(2, 9);
    const [createdAt, doneAt] = [calendar.past(begun, 10), isDone ? calendar.past(Math.min(0, due), 15) : null];
    return {
      ...{ projectId: id, title: fall.pick(chores), assigneeId: surveyorId, dueOn: calendar.day(due) },
      ...{ status: isDone ? 'done' : 'open', doneAt, createdAt },
      updatedAt: doneAt ?? createdAt,
    };
  });
}

const remarks = [
  'Nakhoda menyampaikan bahwa kapal masih menunggu giliran dok; jadwal paling cepat dua minggu lagi.',
  'Penanggung meminta agar taksiran dibagi antara akibat kejadian dan keausan biasa.',
  'Agen mengirim salinan log mesin lewat surel, mutunya kurang terbaca. Diminta ulang.',
  'Pemilik kapal setuju sampel minyak pelumas diuji di laboratorium netral di Surabaya.',
  'Sudah bicara dengan syahbandar: izin gerak menunggu surat dari klas.',
  'Broker called: assured is chasing an interim payment on account, reply promised this week.',
] as const;

export function notesOf(job: Job, calendar: Calendar): (typeof notes.$inferInsert)[] {
  const { id, fall, days, surveyorId } = job;
  const end = Math.min(0, days.cancelled ?? 0, days.final);
  if (job.isEnquiry || days.assigned > end) return [];
  return Array.from({ length: fall.between(0, 2) }, () => {
    const at = calendar.past(fall.between(days.assigned, end), fall.between(9, 17));
    const written = { createdById: surveyorId, createdAt: at, updatedAt: at };
    return { projectId: id, body: fall.pick(remarks), ...written };
  });
}
