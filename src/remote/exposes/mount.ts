export {
  type Mounted,
  type MountedProps,
  mount,
} from '../page/mount'
export { forReact } from './react/forReact'
