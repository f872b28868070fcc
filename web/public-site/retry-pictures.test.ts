import { connectionStore } from '../connection/connection-store.ts';
import { retryPictures } from './retry-pictures.ts';

afterAll(() => void Reflect.deleteProperty(document, 'images'));

it('asks for broken pictures again when the server answers again, without an event of the browser', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<img src="/pier.jpg" alt="" />';
  // happy-dom has no such list.
  Object.assign(document, { images: [] });
  retryPictures();
  const picture = document.querySelector('img')!;
  picture.dispatchEvent(new Event('error'));
  const asked = vi.spyOn(picture, 'setAttribute');
  connectionStore.setState({ isReachable: false });
  vi.runAllTimers();
  expect(asked).not.toHaveBeenCalledWith('src', expect.anything());
  connectionStore.setState({ isReachable: true });
  vi.advanceTimersByTime(0);
  expect(asked).toHaveBeenCalledWith('src', picture.src);
  picture.dispatchEvent(new Event('load'));
  asked.mockClear();
  vi.runAllTimers();
  expect(asked).not.toHaveBeenCalledWith('src', expect.anything());
});
