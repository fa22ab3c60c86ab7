/** Plays a written sound on any audio graph, also on one that only computes. */

import { SOUNDS, type Sound, type Voice } from './scores'

/** Loudness falls to this, since it can fall to nothing only in a straight line, which would be heard as a click. */
const SILENT = 0.0001
const ATTACK = 0.004

/** So much noise is enough for every voice: it is played from its beginning. */
function noise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let k = 0; k < samples.length; k += 1) samples[k] = Math.random() * 2 - 1
  return buffer
}

function glide(pitch: AudioParam, voice: Voice, from: number): void {
  pitch.setValueAtTime(voice.pitch, from)
  if (voice.glides !== undefined) pitch.exponentialRampToValueAtTime(voice.glides, from + voice.lasts)
}

function source(audio: BaseAudioContext, voice: Voice, from: number): [AudioScheduledSourceNode, AudioNode] {
  if (voice.wave !== 'noise') {
    const tone = audio.createOscillator()
    tone.type = voice.wave
    glide(tone.frequency, voice, from)
    return [tone, tone]
  }
  const rush = audio.createBufferSource()
  rush.buffer = noise(audio)
  const around = audio.createBiquadFilter()
  around.type = 'bandpass'
  around.Q.value = 1.2
  glide(around.frequency, voice, from)
  rush.connect(around)
  return [rush, around]
}

/** Schedules a sound from now on; `volume` is between 0 and 1. */
export function schedule(audio: BaseAudioContext, sound: Sound, volume: number): void {
  for (const voice of SOUNDS[sound]) {
    const from = audio.currentTime + voice.begins
    const [begun, heard] = source(audio, voice, from)
    const loud = audio.createGain()
    loud.gain.setValueAtTime(SILENT, from)
    loud.gain.exponentialRampToValueAtTime(Math.max(SILENT, voice.loud * volume), from + ATTACK)
    loud.gain.exponentialRampToValueAtTime(SILENT, from + voice.lasts)
    heard.connect(loud).connect(audio.destination)
    begun.start(from)
    begun.stop(from + voice.lasts)
  }
}
