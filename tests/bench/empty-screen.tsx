/** The screen of the empty app that is fetched when it is first shown. */
export default function EmptyScreen() {
	return <h1 data-screen-heading>Away</h1>;
}
