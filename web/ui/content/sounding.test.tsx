import { render } from '@testing-library/react';
import { Sounding } from './sounding.tsx';

it.each([
  '€12.50',
  '€11 / €21',
  'From €25',
  '8:30 PM',
  '9:00 PM',
  'till about 11:30 PM',
  'Free',
  '€1,200',
  '26',
  '',
])('%j stays whole for whoever selects, finds or hears it', (text) => {
  const { container } = render(<Sounding text={text} />);
  expect(container.textContent).toBe(text);
});

it('the smaller unit is sunk, and full hours are without minutes to the eye', () => {
  const { container } = render(<Sounding text="8:30 PM" />);
  expect(container.querySelector('sub')).toHaveTextContent('30');
  const full = render(<Sounding text="9:00 PM" />);
  expect(full.container.querySelector('sub')).toBeNull();
});
