import type { Dock, Filling } from '../../app/Dock'
import { RecentView } from './RecentView'

/** The list of recent transactions. */
export async function door(dock: Dock): Promise<Filling<'recent'>> {
  const { features } = await dock.loadEngine()
  const { store } = await features.transactions.load()
  return {
    slots: { recent: (props) => <RecentView {...props} store={store} /> },
  }
}
