import 'walletdock/host/element'

const dock = document.createElement('wallet-dock')
document.addEventListener('walletdock-failed', ({ detail }) => {
  dock.title = `${detail.reason}: ${detail.message}`
})
// Frameworks put the element into the page before they know how to set it up.
dock.config = null
document.body.append(dock)
