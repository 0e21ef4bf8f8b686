import type { Dock, Filling } from '../../app/Dock'
import { RecentView } from './RecentView'

/** Creates the feature that lists recent transactions in the account dialog. */
export async function door(dock: Dock): Promise<Filling<'recent'>> {
  const { features } = await dock.loadEngine()
  const { store } = await features.transactions.load()
  return {
    slots: { recent: (props) => <RecentView {...props} store={store} /> },
  }
}
