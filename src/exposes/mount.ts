export { forReact } from '../app/forReact'
export {
  type Mounted,
  type MountedProps,
  type MountProps,
  mount,
} from '../app/mount'
