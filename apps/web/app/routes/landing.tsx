export default function Landing() {
  return <main className="gutter">Washline</main>
}
