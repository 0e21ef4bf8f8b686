export { endPage } from '../../app/endPage'
export type {
  Eip1193Provider,
  ProviderError,
  ProviderRequest,
} from '../../app/wallet/Eip1193Provider'
export {
  getProvider,
  type Mounted,
  type MountedProps,
  mount,
} from '../page/mount'
export { forReact } from './react/forReact'
