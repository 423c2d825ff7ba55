import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, Outlet, RouterProvider } from 'react-router-dom';

/** Two screens and nothing else: the baseline for route changes. */
const Away = lazy(() => import('./empty-screen'));

// The boundary is there from the start: React would hold back a screen that comes with its boundary for 300
// ms.
const router = createHashRouter([
	{
		element: (
			<Suspense>
				<Outlet />
			</Suspense>
		),
		children: [
			{ path: '/dashboard', element: <h1 data-screen-heading>Home</h1> },
			{ path: '/security', element: <Away /> },
		],
	},
]);

createRoot(document.getElementById('app') as HTMLElement).render(<RouterProvider router={router} />);
