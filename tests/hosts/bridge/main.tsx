import { startBridge } from '../parts/startBridge'

/** A page without wagmi, so that it has no hooks that could read anything. */
startBridge(() => <output>below the bridge</output>)
