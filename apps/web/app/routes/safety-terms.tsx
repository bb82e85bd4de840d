export default function SafetyTerms() {
  return <main className="gutter">Safety</main>
}
