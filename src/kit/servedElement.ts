import { WalletDockElement } from './element'
import { setScriptAddress } from './render/elementOptions'

export { WalletDockElement }

// Entry of a remote's `host/element.js`. The package contains the element without the line below, because some bundlers
// replace `import.meta.url` with a path on the machine that builds the page, and because Jest rejects `import.meta`.
setScriptAddress(import.meta.url)
