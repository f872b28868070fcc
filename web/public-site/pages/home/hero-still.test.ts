import { emptyWebsite } from '@venue/domain';
import { heroStill } from './hero-still.ts';

const hours = {
  dawn: new Date('2026-06-21T04:20:00Z'),
  day: new Date('2026-06-21T12:00:00Z'),
  night: new Date('2026-06-21T23:30:00Z'),
};

it('the still of the hero is the one of the hour, by the sun over the house, with no other light over it', () => {
  const website = {
    ...emptyWebsite,
    ...{
      mediaQueryImg: 'any.jpg',
      heroDawnImg: 'dawn.jpg',
      heroDayImg: 'day.jpg',
      heroNightImg: 'night.jpg',
    },
  };
  expect(heroStill(website, hours.dawn)).toEqual({ image: 'dawn.jpg', light: 'early' });
  expect(heroStill(website, hours.day)).toEqual({ image: 'day.jpg', light: 'early day' });
  expect(heroStill(website, hours.night)).toEqual({ image: 'night.jpg', light: '' });
});

it('an hour without a picture has the one for all hours, in the light of that hour', () => {
  const website = { ...emptyWebsite, mediaQueryImg: 'any.jpg', heroNightImg: 'night.jpg' };
  expect(heroStill(website, hours.dawn)).toEqual({ image: 'any.jpg', light: 'early tinted' });
  expect(heroStill(website, hours.day)).toEqual({ image: 'any.jpg', light: 'early day tinted' });
  expect(heroStill(website, hours.night)).toEqual({ image: 'night.jpg', light: '' });
  expect(heroStill(emptyWebsite, hours.day)).toEqual({ image: '', light: 'early day' });
});
