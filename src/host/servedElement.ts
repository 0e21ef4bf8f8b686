import { WalletDockElement } from './element'
import { setScriptAddress } from './render/servingFolder'

export { WalletDockElement }

// `host/element.js` of a remote. The package has the element without this line, because some bundlers replace
// `import.meta.url` with a path on the machine that builds the page, and Jest refuses it.
setScriptAddress(import.meta.url)
