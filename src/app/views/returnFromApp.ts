import { forgetAskedApp } from '../../platform/askedApp'
import { readAskedApp } from '../../platform/readAskedApp'
import type { Dock } from '../Dock'

/** The page was discarded while its visitor was in an app: goes on where they left off. */
export async function returnFromApp({ session, views }: Dock): Promise<void> {
  const asked = readAskedApp()
  if (!asked) return forgetAskedApp()
  await views.connect.load()
  session.send({ type: 'OPEN', dialog: 'connect' })
  session.send({ type: 'CHOOSE', walletId: asked.walletId })
}
