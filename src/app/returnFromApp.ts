import { forgetAskedApp } from '../platform/askedApp'
import { readAskedApp } from '../platform/readAskedApp'
import type { Dock } from './Dock'

/** The page was dropped while its visitor was in an app: takes up where they left. */
export async function returnFromApp({ session, views }: Dock): Promise<void> {
  const asked = readAskedApp()
  if (!asked) return forgetAskedApp()
  await views.connect.load()
  session.send({ type: 'OPEN', dialog: 'connect' })
  session.send({ type: 'CHOOSE', walletId: asked.walletId })
}
