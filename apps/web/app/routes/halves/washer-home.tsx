import { WasherHomeScreen } from '../../features/washer-home/washer-home-screen.tsx'

export default WasherHomeScreen
