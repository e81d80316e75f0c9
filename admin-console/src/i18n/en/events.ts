/** The calendar, in English. */
export const eventFields = {
  kind: 'Kind',
  title: 'Title',
  beginsAt: 'From',
  endsAt: 'To',
  isAllDay: 'All day',
  place: 'Place',
  note: 'Note',
  projectNo: 'Project',
  adminName: 'Whose',
};

export const eventTexts = {
  events: {
    view: 'View',
    month: 'Month',
    list: 'List',
    today: 'Today',
    more: '%{count} more',
    from: 'From',
    to: 'Until',
    what: 'Event',
    everybody: 'Everybody',
    derived: 'This comes from the work itself. It changes with its project or invoice.',
  },
  eventKind: {
    attendance: 'Attendance',
    report_due: 'Report due',
    follow_up: 'Follow-up',
    invoice_due: 'Invoice due',
    meeting: 'Meeting',
    leave: 'Leave',
  },
};
