import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { officeAuth } from '../../firebase/auth.ts';
import { ApiError } from '../api/api-error.ts';
import { isPicked, readPicked } from './picked-files.ts';
import { sendFile, uploadPicked } from './upload-image.ts';
import { MediaField } from './media-field.tsx';
import { UploadProgress } from './upload-progress.tsx';

let latest = '';

function Poster({ stored = '' }: { stored?: string }) {
  const [value, setValue] = useState(stored);
  function handleChange(next: string) {
    latest = next;
    setValue(next);
  }
  return <MediaField label="Poster" value={value} onChange={handleChange} />;
}

function photo(name = 'gig.jpg', type = 'image/jpeg', size = 3) {
  const file = new File(['abc'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

const user = userEvent.setup({ applyAccept: false });
const pick = (file: File) => user.upload(screen.getByLabelText('File for Poster'), file);

describe('image field', () => {
  beforeEach(() => void (latest = 'unchanged'));

  it('shows a picked picture at once and sends nothing', async () => {
    render(<Poster />);
    await pick(photo());
    expect(isPicked(latest)).toBe(true);
    await user.type(await screen.findByLabelText('What the picture shows'), 'Two fiddlers');
    expect(screen.getByRole('img', { name: 'Two fiddlers' })).toHaveAttribute('src', readPicked(latest)?.url);
  });

  it('takes a picture that is dropped on it', async () => {
    render(<Poster />);
    const item = { kind: 'file', type: 'image/jpeg', getAsFile: () => photo() };
    const dataTransfer = { files: [photo()], types: ['Files'], items: [item] };
    fireEvent.drop(screen.getByRole('group', { name: 'Poster' }), { dataTransfer });
    expect(await screen.findByLabelText('What the picture shows')).toBeVisible();
  });

  it.each([
    ['a drawing that could carry scripts', photo('a.svg', 'image/svg+xml'), /isn’t a picture you can use/],
    ['an iPhone original', photo('a.heic', 'image/heic'), /export it as a JPEG/],
    [
      'a file above 15 MB',
      photo('a.jpg', 'image/jpeg', 16 * 1024 * 1024),
      /^Pictures can be up to 15 MB; “a\.jpg” is 16\.0 MB/,
    ],
    ['an empty file', photo('a.jpg', 'image/jpeg', 0), /is empty/],
  ])('refuses %s in words and keeps the old one', async (_, file, words) => {
    render(<Poster stored="old.jpg" />);
    await pick(file);
    expect(await screen.findByText(words)).toBeVisible();
    expect(latest).toBe('unchanged');
  });

  it('goes back to the stored picture', async () => {
    render(<Poster stored="old.jpg" />);
    await pick(photo());
    await user.click(await screen.findByRole('button', { name: 'Keep the old one' }));
    expect(latest).toBe('old.jpg');
  });
});

describe('upload of picked pictures', () => {
  it('sends new ones once, at any depth, and keeps stored names', async () => {
    render(<Poster />);
    await pick(photo());
    const send = vi.fn(async () => 'id-gig.jpg');
    const values = { topImg: 'old.jpg', panels: [{ panelImg: latest }], at: new Date(0) };
    const first = await act(() => uploadPicked(values, send));
    expect(first).toEqual({
      values: { topImg: 'old.jpg', panels: [{ panelImg: 'id-gig.jpg' }], at: new Date(0) },
      failures: [],
    });
    await act(() => uploadPicked(values, send));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('keeps the old name when an upload fails, says so, and tries again the next time', async () => {
    render(<Poster stored="old.jpg" />);
    await pick(photo());
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fail = async () => Promise.reject(new ApiError('refused', 'Too large.', { status: 413 }));
    const outcome = await act(() => uploadPicked({ img: latest }, fail));
    expect(outcome).toEqual({
      values: { img: 'old.jpg' },
      failures: ['“gig.jpg” was not uploaded: Too large.'],
    });
    expect(await screen.findByText('Too large.')).toBeVisible();
    const again = await act(() => uploadPicked({ img: latest }, async () => 'new.jpg'));
    expect(again.values).toEqual({ img: 'new.jpg' });
  });

  it('says which of several is under way, and stops the save when it is cancelled', async () => {
    render(
      <>
        <Poster />
        <UploadProgress />
      </>,
    );
    await pick(photo('one.jpg'));
    const first = latest;
    await pick(photo('two.jpg'));
    const values = { imgs: [first, latest] };
    const send = vi.fn<typeof sendFile>(async ({ file }, onProgress, signal) => {
      if (file.name === 'one.jpg') return 'id-one.jpg';
      onProgress(0.45);
      return new Promise((_, reject) => {
        signal!.addEventListener('abort', () => reject(new Error('aborted')));
      });
    });
    let saving: Promise<unknown> | undefined;
    await act(async () => void (saving = uploadPicked(values, send).catch((error: unknown) => error)));
    expect(await screen.findByRole('progressbar', { name: 'Uploading 2 of 2' })).toHaveValue(1.45);
    expect(screen.getByText('45 %')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await saving).toMatchObject({ kind: 'cancelled', message: 'You cancelled the upload.' });
    expect(screen.queryByRole('progressbar')).toBeNull();
    const again = await act(() => uploadPicked(values, async () => 'id-two.jpg'));
    expect(again).toEqual({ values: { imgs: ['id-one.jpg', 'id-two.jpg'] }, failures: [] });
  });

  it.each([
    ['auth/network-request-failed', 'The server can’t be reached.'],
    ['auth/user-token-expired', 'Your sign-in is no longer valid.'],
  ])('says why the sign-in could not be renewed for it: %s', async (code, words) => {
    render(<Poster />);
    await pick(photo());
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const getIdToken = async () => Promise.reject(Object.assign(new Error(code), { code }));
    const auth = officeAuth();
    await auth.authStateReady();
    vi.spyOn(auth, 'currentUser', 'get').mockReturnValue({ getIdToken } as never);
    const { failures } = await act(() => uploadPicked({ img: latest }));
    expect(failures).toEqual([`“gig.jpg” was not uploaded: ${words}`]);
  });

  it('sends nothing for a picture that nobody has any more: the live one would go with it', async () => {
    await expect(uploadPicked({ img: 'picked~gone' }, vi.fn())).rejects.toThrow('Pick it again');
  });
});
