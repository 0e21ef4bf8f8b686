import { startBridge } from '../parts/startBridge'

/** A page without wagmi, which therefore has no hooks that could read the wallet. */
startBridge(() => <output>below the bridge</output>)
