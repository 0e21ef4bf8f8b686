export { type Mounted, mount } from '../app/mount'
