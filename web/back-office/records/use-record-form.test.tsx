import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, type Resolver } from 'react-hook-form';
import { FormState } from './fields/form-state.tsx';
import { MediaField } from '../media/media-field.tsx';
import { readDraft, writeDraft } from '../unsaved/drafts.ts';
import { uploadPicked } from '../media/picked-files.ts';
import { DescriptionsContext } from '../media/picture-description.tsx';
import { holdUploads } from '../../test-fixtures/hold-uploads.ts';
import type { FormRecord } from './form-record.ts';
import { useRecordForm } from './use-record-form.ts';

type Poster = { title: string; img: string; gallery: string[] };

const stored: Poster = { title: 'Fleadh', img: 'live.jpg', gallery: ['a.jpg'] };
const resolver: Resolver<Poster> = (values) => ({ values, errors: {} });

type PosterFormProps = {
  path?: string;
  record?: FormRecord<Poster>;
  save?: (values: Poster, basedOn?: Date) => Promise<Date | undefined>;
};

function PosterForm(props: PosterFormProps) {
  const { path = 'posters/1', record = { values: stored }, save = async () => new Date() } = props;
  const recordForm = useRecordForm<Poster>({
    ...{ name: 'poster', path, uid: 'donal', resolver, save, record },
  });
  const { form, values } = recordForm;
  return (
    <form onSubmit={(event) => void recordForm.submit(event)}>
      <FormState recordForm={recordForm} />
      <input aria-label="Title" {...form.register('title')} />
      <DescriptionsContext value={recordForm.pictures}>
        <Controller
          control={form.control}
          name="img"
          render={({ field, fieldState }) => (
            <MediaField
              label="Poster"
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </DescriptionsContext>
      <MediaField
        label="New"
        value=""
        onChange={(file) => form.setValue('gallery', [file, ...values.gallery])}
      />
      <p>{form.formState.errors.gallery?.message}</p>
      <button>Save</button>
      {recordForm.outcome?.kind === 'failed' && <p>{recordForm.outcome.error.message}</p>}
    </form>
  );
}

const user = userEvent.setup();
const pick = (label: string, name: string) =>
  user.upload(screen.getByLabelText(`File for ${label}`), new File(['abc'], name, { type: 'image/jpeg' }));
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => localStorage.clear());

it('a draft has the stored name of a picture once it is uploaded, and the live one until then', async () => {
  const sent = holdUploads();
  const { unmount } = render(<PosterForm />);
  await user.type(screen.getByLabelText('Title'), ' 2026');
  await pick('Poster', 'harbour.jpg');
  await pick('New', 'pier.jpg');
  await user.type(screen.getAllByLabelText('What the picture shows')[0]!, 'A quay');
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => sent[0]!.answer(201, { file: 'id-harbour.jpg' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  unmount();

  // Another page, which has none of the files that were picked on this one.
  vi.resetModules();
  const nextPage = await import('../unsaved/drafts.ts');
  expect(nextPage.readDraft('donal', 'posters/1')).toMatchObject({
    values: { title: 'Fleadh 2026', img: 'id-harbour.jpg', gallery: ['a.jpg'] },
    descriptions: { 'id-harbour.jpg': 'A quay' },
  });
  await act(async () => sent[1]!.answer(201, { file: 'id-pier.jpg' }));
});

it('a save waits for the upload and has the description with the stored name', async () => {
  const sent = holdUploads();
  const stored = vi.fn();
  const saved = async (values: Poster) => {
    stored((await uploadPicked(values)).values);
    return new Date();
  };
  render(<PosterForm save={saved} />);
  await pick('Poster', 'harbour.jpg');
  await user.type(screen.getByLabelText('What the picture shows'), 'A quay');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(stored).not.toHaveBeenCalled();
  await act(async () => sent[0]!.answer(201, { file: 'id-harbour.jpg' }));
  await waitFor(() =>
    expect(stored).toHaveBeenCalledExactlyOnceWith({
      ...{ title: 'Fleadh', img: 'id-harbour.jpg', gallery: ['a.jpg'] },
      descriptions: { 'id-harbour.jpg': 'A quay' },
    }),
  );
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it('a draft that is opened again on the same page still has the picture', async () => {
  holdUploads();
  const { unmount } = render(<PosterForm />);
  await pick('Poster', 'harbour.jpg');
  unmount();
  render(<PosterForm />);
  expect(screen.getByLabelText('What the picture shows')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep the old one' })).toBeVisible();
});

it('two records of one title have a draft each', async () => {
  const { unmount } = render(<PosterForm path="posters/1" />);
  await user.type(screen.getByLabelText('Title'), ' one');
  unmount();
  const other = render(<PosterForm path="posters/2" />);
  expect(screen.getByLabelText('Title')).toHaveValue('Fleadh');
  other.unmount();
  render(<PosterForm path="posters/1" />);
  expect(screen.getByLabelText('Title')).toHaveValue('Fleadh one');
});

it('a defect of the page is said like any other failure, and what was typed stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<PosterForm save={() => Promise.reject(new TypeError('x is undefined'))} />);
  await user.type(screen.getByLabelText('Title'), ' 2026');
  await save();
  expect(await screen.findByText(/Something on this page went wrong/)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Fleadh 2026');
  expect(console.error).toHaveBeenCalled();
});

it('a draft from before an upgrade gets the fields that are new since', async () => {
  const { unmount } = render(<PosterForm />);
  await user.type(screen.getByLabelText('Title'), '!');
  unmount();
  const { gallery: _, ...before } = stored;
  const draft = readDraft<Poster>('donal', 'posters/1')!;
  writeDraft('donal', 'posters/1', {
    ...draft,
    values: { ...before, title: 'Fleadh!' } as Poster,
    base: before as Poster,
  });
  const saved = vi.fn(async () => new Date());
  render(<PosterForm save={saved} />);
  await user.type(screen.getByLabelText('Title'), '{Backspace}');
  expect(localStorage).toHaveLength(0);
  await user.type(screen.getByLabelText('Title'), '?');
  await save();
  expect(saved).toHaveBeenCalledExactlyOnceWith({ ...stored, title: 'Fleadh?' }, undefined);
});

describe('a record that was saved again', () => {
  const [first, second] = [new Date('2026-11-22T18:00:00Z'), new Date('2026-11-22T18:05:00Z')];

  it('without a change to what the form edits costs nobody a choice', async () => {
    const saved = vi.fn(async () => second);
    const view = render(<PosterForm record={{ values: stored, updatedAt: first }} save={saved} />);
    await user.type(screen.getByLabelText('Title'), ' 2026');
    view.rerender(<PosterForm record={{ values: { ...stored }, updatedAt: second }} save={saved} />);
    expect(screen.queryByText('Somebody else has saved in the meantime.')).toBeNull();
    await save();
    expect(saved).toHaveBeenCalledExactlyOnceWith({ ...stored, title: 'Fleadh 2026' }, second);
  });

  it('with a change waits for the choice of the person', async () => {
    const saved = vi.fn(async () => second);
    const view = render(<PosterForm record={{ values: stored, updatedAt: first }} save={saved} />);
    await user.type(screen.getByLabelText('Title'), ' 2026');
    const theirs = { ...stored, gallery: ['b.jpg'] };
    view.rerender(<PosterForm record={{ values: theirs, updatedAt: second }} save={saved} />);
    expect(screen.getByText('Somebody else has saved in the meantime.')).toBeVisible();
    await save();
    expect(saved).toHaveBeenCalledExactlyOnceWith({ ...stored, title: 'Fleadh 2026' }, first);
  });
});
