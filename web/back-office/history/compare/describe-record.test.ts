import { openingHours } from '@venue/domain';
import { describeRecord } from './describe-record.ts';

it('a special day reads as its days, whether it is closed, and why', () => {
  const stephens = { from: '2026-12-26', to: '2026-12-26', area: '', times: '', reason: 'St Stephen’s Day' };
  const specialDays = [
    { ...stephens, closed: true },
    { ...stephens, closed: false, area: 'Bar', times: '12:00 – 18:00' },
  ];
  expect(describeRecord(openingHours, { specialDays })).toEqual([
    {
      kind: 'list',
      label: 'Special day',
      entries: [
        { text: '2026-12-26 · 2026-12-26 · Closed · St Stephen’s Day' },
        { text: '2026-12-26 · 2026-12-26 · Bar · 12:00 – 18:00 · St Stephen’s Day' },
      ],
    },
  ]);
});
