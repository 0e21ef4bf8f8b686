import { hydrateRoot } from 'react-dom/client'
import { loadWalletdock } from 'walletdock/host'
import { fetchSettings } from '../parts/settings'
import { Shop } from './Shop'

const { remoteUrl, config } = await fetchSettings()
const load = () => loadWalletdock({ url: remoteUrl })
const page = document.querySelector('#page')
if (page) hydrateRoot(page, <Shop load={load} config={config} />)
