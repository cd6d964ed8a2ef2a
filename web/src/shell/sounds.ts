/** Sounds made on the spot: a bell for the player's turn, a tap for a move, a chord at the end. */

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'move' | 'chat' | 'end';

interface Note {
  pitch: number;
  at: number;
  length: number;
  loud: number;
}

const SOUNDS: Record<Sound, Note[]> = {
  turn: [
    { pitch: 587, at: 0, length: 0.5, loud: 0.12 },
    { pitch: 880, at: 0.12, length: 0.7, loud: 0.1 },
  ],
  move: [{ pitch: 220, at: 0, length: 0.09, loud: 0.1 }],
  chat: [{ pitch: 1175, at: 0, length: 0.18, loud: 0.05 }],
  end: [
    { pitch: 392, at: 0, length: 1.4, loud: 0.09 },
    { pitch: 494, at: 0.1, length: 1.4, loud: 0.08 },
    { pitch: 587, at: 0.2, length: 1.6, loud: 0.08 },
  ],
};

let audio: AudioContext | null = null;

function strike(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = note.pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(note.loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + note.length);
}

/** Play a sound if the player wants any; browsers stay silent until the page is first touched. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const note of SOUNDS[sound]) strike(audio, note);
}
