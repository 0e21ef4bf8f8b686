export { forReact } from '../app/forReact'
export {
  type Mounted,
  type MountedProps,
  mount,
} from '../app/mount'
