// What the page asks of the server about an account, and of the browser about passkeys.
import { ask, Trouble } from '../lib/api'
import type { FaceChoice } from '../lib/face'

type Kind = 'phone' | 'tablet' | 'computer'
interface Passkey {
  id: string
  kind: Kind
  made: string
  used: string
}
interface Device {
  id: string
  kind: Kind
  since: string
  seen: string
  here: boolean
}
export interface Account {
  name: string | null
  face: FaceChoice | null
  passkeys: Passkey[]
  devices: Device[]
}

const TROUBLES = { 400: 'secret-easy', 403: 'secret-wrong', 409: 'secret-taken', 429: 'secret-fast', 503: 'other' }
const post = (what: string, body: object, troubles: Record<number, string> = TROUBLES) => ask(`/api/account/${what}`, body, troubles)

export const find = async () => (await ask<{ account: Account | null }>('/api/account')).account
export const make = (name: string, passphrase: string) => post('make', { name, passphrase, kind: kindOfDevice() })
export const enter = (name: string, passphrase: string) => post('enter', { name, passphrase, kind: kindOfDevice() })
export const setPassphrase = (old: string, name: string, passphrase: string) => post('passphrase', { old, name, passphrase })
export const removePasskey = (id: string) => post('passkey/remove', { id }, { 409: 'secret-last' })
export const leave = (which: string) => post('leave', { which }, {})
export const forget = () => post('forget', {}, {})

/** Passkeys belong to a name, not to a number, and only a safe line may ask for them. */
export function canPasskey(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname)
  return isSecureContext && !isNumber && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

const NO_PASSKEY = { 403: 'secret-passkey', 409: 'secret-passkey', 429: 'secret-fast', 503: 'other' }

/** Make a passkey: of this account, or of a new one. `name` is how the device will call it; the server keeps nothing of it. */
export async function makePasskey(name: string): Promise<void> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>('/api/account/passkey/ask', { name }, NO_PASSKEY)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  await post('passkey/make', { credential: await shown(navigator.credentials.create({ publicKey })), kind: kindOfDevice() }, NO_PASSKEY)
}

export async function enterByPasskey(): Promise<void> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('/api/account/passkey/show', {}, NO_PASSKEY)
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  await post('passkey/enter', { credential: await shown(navigator.credentials.get({ publicKey })), kind: kindOfDevice() }, NO_PASSKEY)
}

/** What the device answers; it may also be that somebody said no. */
async function shown(asked: Promise<Credential | null>): Promise<unknown> {
  const credential = (await asked.catch(() => null)) as PublicKeyCredential | null
  if (!credential) throw new Trouble('secret-passkey')
  return credential.toJSON()
}

/** So that one knows one's devices apart: nothing finer is told. */
function kindOfDevice(): Kind {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer'
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet'
}
