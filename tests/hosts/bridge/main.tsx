import { startBridge } from '../parts/startBridge'

/** A page that has no wagmi whose hooks could read anything. */
startBridge(() => <output>below the bridge</output>)
