import { groupHours } from './opening-hours-list.tsx';

describe('the opening hours', () => {
  it('stand area by area, days beside their times', () => {
    expect(
      groupHours([
        { elementType: 'Area', content: 'Bar' },
        { elementType: 'Days', content: 'Friday' },
        { elementType: 'Times', content: '12–24' },
        { elementType: 'Area', content: 'Kitchen' },
        { elementType: 'Days', content: 'Monday' },
      ]),
    ).toEqual([
      { area: 'Bar', lines: [{ days: 'Friday', times: '12–24' }] },
      { area: 'Kitchen', lines: [{ days: 'Monday', times: '' }] },
    ]);
  });

  it('lose nothing when lines come in an unusual order', () => {
    expect(
      groupHours([
        { elementType: 'Times', content: '12–15' },
        { elementType: 'Days', content: 'Sunday' },
        { elementType: 'Times', content: '12–15' },
        { elementType: 'Times', content: '17–21' },
      ]),
    ).toEqual([
      {
        area: '',
        lines: [
          { days: '', times: '12–15' },
          { days: 'Sunday', times: '12–15' },
          { days: '', times: '17–21' },
        ],
      },
    ]);
  });
});
