import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router-dom';

/** Two screens and nothing else: what route changes of the dashboard are compared with (tests/bench/routes.ts). */
const Away = lazy(() => import('./empty-screen'));

const router = createHashRouter([
	{ path: '/dashboard', element: <h1 data-screen-heading>Home</h1> },
	{
		path: '/security',
		element: (
			<Suspense>
				<Away />
			</Suspense>
		),
	},
]);

createRoot(document.getElementById('app') as HTMLElement).render(<RouterProvider router={router} />);
