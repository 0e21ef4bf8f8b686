import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

type Feature = { readonly name: string; readonly value: string }

const emulate = (...features: readonly Feature[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [...features] })

/** Emulates a media feature until the test ends, or until the next call. */
export async function emulateMedia(name: string, value: string) {
  onTestFinished(async () => void (await emulate()))
  await emulate({ name, value })
}
