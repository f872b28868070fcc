/**
 * The field for the time. It keeps the guest's last choice, and shows it again whenever the chosen day has that time.
 */
export function timeChoice(page: Document) {
  let wanted = '';
  const find = () => page.getElementById('time') as HTMLSelectElement | HTMLInputElement;

  /** Offers the times of a day; `placeholder` stands in the field until one is chosen. */
  function offer(placeholder: string, times: string[] = []): void {
    const options = times.map((time) => new Option(time, time));
    find().replaceChildren(new Option(placeholder, ''), ...options);
    find().value = times.includes(wanted) ? wanted : '';
  }

  /** Replaces the choice by a free field, for when the opening hours cannot be loaded; the server checks the time. */
  function letType(): void {
    const input = page.createElement('input');
    const { id, name } = find();
    Object.assign(input, { id, name, type: 'time', step: '900', required: true, value: wanted });
    input.setAttribute('aria-describedby', 'time-error');
    find().replaceWith(input);
  }

  /** Keeps the guest's choice. */
  function choose(time: string): void {
    wanted = time;
  }

  return { offer, letType, choose };
}
