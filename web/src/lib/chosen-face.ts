// A face that somebody has just chosen: worn here at once, and kept in the account, if there is one.
import { app } from './app.svelte'
import { keepFace } from './api'
import type { FaceChoice } from './face'

let saving = 0

export function chooseFace(face: FaceChoice): void {
  app.wearFace(face)
  saving++
  const done = () => saving--
  keepFace(face).then(done, done) // where the line is down, this device keeps it
}

/** What the account says, chosen on another device perhaps; not while this one is telling it otherwise. */
export function hearFace(face: FaceChoice | null): void {
  if (face && !saving) app.wearFace(face)
}
