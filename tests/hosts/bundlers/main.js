import 'walletdock/host/element'

const dock = document.createElement('wallet-dock')
document.addEventListener('walletdock-failed', ({ detail }) => {
  dock.title = `${detail.reason}: ${detail.message}`
})
// Frameworks add the element to the page before they set its properties.
dock.config = null
document.body.append(dock)
