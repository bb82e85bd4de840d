import { DemoScreen } from '../../features/demo/demo-screen.tsx'

/** Both phones of the demo. */
export default function Demo() {
  return <DemoScreen />
}
