import 'walletdock/host/element'

const dock = document.createElement('wallet-dock')
document.addEventListener('walletdock-failed', (event) => {
  event.preventDefault()
  dock.title = `${event.detail.reason}: ${event.detail.message}`
})
// Frameworks add the element to the page before they set its properties.
dock.config = null
document.body.append(dock)
