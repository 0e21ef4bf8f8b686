import { forgetAskedApp } from '../../platform/storage/askedApp'
import { readAskedApp } from '../../platform/storage/readAskedApp'
import type { Dock } from '../Dock'

/** Continues the attempt if the browser discarded the page while the visitor was in a wallet's app. */
export async function returnFromApp({ session, views }: Dock): Promise<void> {
  const asked = readAskedApp()
  if (!asked) return forgetAskedApp()
  await views.connect.load()
  session.send({ type: 'OPEN', dialog: 'connect' })
  session.send({ type: 'CHOOSE', walletId: asked.walletId })
}
