import type { Dock } from '../../app/Dock'
import type { Filling } from '../../app/Feature'
import { RecentView } from './RecentView'

/** The list of recent transactions. */
export async function door(dock: Dock): Promise<Filling<'recent'>> {
  const engine = await dock.loadEngine()
  const store = await engine.transactions()
  return {
    slots: { recent: (props) => <RecentView {...props} store={store} /> },
  }
}
