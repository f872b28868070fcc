import { act, fireEvent, render, screen } from '@testing-library/react';
import { HeroVideo } from './hero-video.tsx';

it('a film that is paused again before it plays is no error', async () => {
  const { container } = render(<HeroVideo file="harbour.mp4" onFailed={() => {}} />);
  const film = container.querySelector('video')!;
  // No mock, which would handle the rejection: unhandled, it fails the run.
  film.play = () => Promise.reject(new DOMException('Interrupted by a call to pause().', 'AbortError'));
  fireEvent.canPlayThrough(film);
  fireEvent.pause(film);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Play the film' })));
});
