/** A place on the earth, in degrees north and east. */
type Place = { latitude: number; longitude: number };

/** What the sky over a place is like. Dusk is the beginning of the night. */
type Sky = 'dawn' | 'day' | 'night';

const minute = 60_000;
const day = 86_400_000;
const radians = Math.PI / 180;

/** Dawn, in minutes before and after sunrise. */
const dawn = { before: 40, after: 50 } as const;

/**
 * Sunrise and sunset of the day that a moment is in, at a place, to about two minutes; the day counts from midnight by the
 * sun. Undefined where the sun does not rise or set on that day.
 */
export function sunTimes(
  now: Date,
  { latitude, longitude }: Place,
): { sunrise: Date; sunset: Date } | undefined {
  // Noon by the sun, at the place: https://en.wikipedia.org/wiki/Sunrise_equation
  const noonAt = Math.round(now.getTime() / day - 0.5 + longitude / 360) + 0.5 - longitude / 360;
  const days = noonAt - 10_957.5;
  const anomaly = (357.5291 + 0.98560028 * days) * radians;
  const centre = 1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly);
  const ecliptic = (anomaly / radians + centre + 282.9372) * radians;
  const transit = noonAt + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * ecliptic);
  const declination = Math.asin(Math.sin(ecliptic) * Math.sin(23.4397 * radians));
  const low = Math.sin(-0.833 * radians) - Math.sin(latitude * radians) * Math.sin(declination);
  const angle = Math.acos(low / (Math.cos(latitude * radians) * Math.cos(declination)));
  if (Number.isNaN(angle)) return undefined;
  const half = angle / (2 * Math.PI);
  return { sunrise: new Date((transit - half) * day), sunset: new Date((transit + half) * day) };
}

/** The sky over a place. Where the sun does not rise or set, it is night. */
export function skyAt(now: Date, place: Place): Sky {
  const sun = sunTimes(now, place);
  if (!sun) return 'night';
  const sinceSunrise = (now.getTime() - sun.sunrise.getTime()) / minute;
  if (sinceSunrise < -dawn.before || now >= sun.sunset) return 'night';
  return sinceSunrise < dawn.after ? 'dawn' : 'day';
}
