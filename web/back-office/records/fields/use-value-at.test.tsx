import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useFormList } from '../lists/list-editor.tsx';
import { useValueAt } from './use-value-at.ts';

type Dish = { name: string };
type Input = { dishes: Dish[] };

/** A list of three dishes, with how often each was rendered. */
function renderDishes() {
  const rendered: string[] = [];
  const shown = {} as { form: UseFormReturn<Input>; list: ReturnType<typeof useFormList<Input, 'dishes'>> };

  const Name = memo(function Name({ dish }: { dish: Dish | undefined }) {
    rendered.push(dish?.name ?? '');
    return <li>{dish?.name}</li>;
  });

  function Entry({ form, index }: { form: UseFormReturn<Input>; index: number }) {
    return <Name dish={useValueAt(form, `dishes.${index}`)} />;
  }

  function Dishes() {
    const form = useForm<Input>({
      defaultValues: { dishes: [{ name: 'Soup' }, { name: 'Crab' }, { name: 'Cake' }] },
    });
    const list = useFormList(form, 'dishes');
    Object.assign(shown, { form, list });
    return (
      <ul>
        {list.keys.map((key, index) => (
          <Entry key={key} form={form} index={index} />
        ))}
      </ul>
    );
  }

  render(<Dishes />);
  rendered.length = 0;
  return { rendered, ...shown };
}

const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('an entry below one that is removed keeps its values, the same object', () => {
  const { list, rendered } = renderDishes();
  act(() => list.remove(0));
  expect(names()).toEqual(['Crab', 'Cake']);
  expect(rendered).toEqual([]);
});

test('entries that change places render nothing anew', () => {
  const { list, rendered } = renderDishes();
  act(() => list.move(0, 2));
  expect(names()).toEqual(['Crab', 'Cake', 'Soup']);
  expect(rendered).toEqual([]);
});

test('what somebody types renders its own entry', () => {
  const { form, rendered } = renderDishes();
  act(() => form.setValue('dishes.1.name', 'Lobster'));
  expect(names()).toEqual(['Soup', 'Lobster', 'Cake']);
  expect(rendered).toEqual(['Lobster']);
});
