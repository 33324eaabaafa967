import { settings } from './settings.ts';

/** Small sounds, made by code: a note is a soft tone that dies away at once. */
interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** In seconds from now. */
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
}

const sounds = {
  /** Wood on wood: something was put down. */
  piece: [{ pitch: 196, at: 0, length: 0.09, loudness: 0.5 }],
  /** It is your turn. */
  turn: [
    { pitch: 523.25, at: 0, length: 0.22, loudness: 0.35 },
    { pitch: 783.99, at: 0.12, length: 0.34, loudness: 0.35 },
  ],
  /** The game is over. */
  end: [
    { pitch: 392, at: 0, length: 0.5, loudness: 0.3 },
    { pitch: 493.88, at: 0.14, length: 0.5, loudness: 0.3 },
    { pitch: 587.33, at: 0.28, length: 0.9, loudness: 0.3 },
  ],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof sounds;

let air: AudioContext | null = null;

/** Plays a sound if sounds are wanted. Browsers allow it only after the first click, so it may stay silent until then. */
export function play(sound: Sound): void {
  if (!settings().sound) return;
  try {
    air ??= new AudioContext();
    if (air.state === 'suspended') void air.resume();
    for (const note of sounds[sound]) strike(air, note);
  } catch {
    // No audio on this device: nothing is ever told by sound alone.
  }
}

function strike(context: AudioContext, { pitch, at, length, loudness }: Note): void {
  const begin = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loudness * 0.4, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
