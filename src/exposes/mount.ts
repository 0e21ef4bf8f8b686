export { forReact } from '../app/react/forReact'
export {
  type Mounted,
  type MountedProps,
  mount,
} from '../app/react/mount'
